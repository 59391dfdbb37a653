import type { TestApp } from '../test-app';
import { rateAll } from '../accounts/test-user';

export const FELT = { contextScores: { chemistry: 7, enjoyment: 7 } };

/** Someone with standards of 5, 3, 4 and 4 stars; `person` adds a match and scores dates with them. */
export async function someoneDating(app: TestApp) {
  const user = await app.member();
  const standards = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4, '4': 4 });
  const ids = standards.map(({ id }) => id);
  const person = async (name: string, dates: readonly (readonly number[])[], notes: string | null = null) => {
    const { id } = await user.addMatch({ name, notes });
    for (const ratings of dates) await user.scoreDate(id, rateAll(standards, ...ratings), FELT);
    return id;
  };
  return { user, standards, ids, person };
}

/** The worked example of deciding: Robin after two dates, Sam after one. */
export async function theWorkedPair(app: TestApp) {
  const dater = await someoneDating(app);
  const robin = await dater.person('Robin', [
    [8, 6, 7, 8],
    [9, 5, 7, 9],
  ]);
  const sam = await dater.person('Sam', [[6, 9, 5, 6]]);
  return { ...dater, robin, sam };
}
