// @ts-check

/**
 * The emails that the embedded inbox has for an address, newest first.
 * @param {string} inboxUrl the link that opens the inbox, with its token
 * @param {string} address
 * @returns {Promise<Array<{ subject: string, links: string[] }>>}
 */
export async function emailsTo(inboxUrl, address) {
  const link = new URL(inboxUrl);
  const answer = await fetch(new URL(`/api/messages?to=${encodeURIComponent(address)}`, link), {
    headers: { authorization: `Bearer ${link.searchParams.get('token')}` },
  });
  if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`);
  return answer.json();
}
