/** The probability that a fair coin shows at least this many heads: the p-value of a sign test. */
export function chanceOfHeads(atLeast: number, tosses: number): number {
  let chance = 0;
  let ways = 1;
  for (let heads = tosses; heads >= atLeast; heads -= 1) {
    chance += ways / 2 ** tosses;
    ways = (ways * heads) / (tosses - heads + 1);
  }
  return chance;
}
