// @ts-check
import { SURVEY } from '../demo/people.mjs';

const STANDARDS = ['1', '2', '3', '4', '5'].map((id) => ({ id, weight: 3 }));

/**
 * Takes a new account through its onboarding: it has standards, and no matches.
 * @param {import('playwright-core').APIRequestContext} request @param {string} url
 */
export async function settleIn(request, url) {
  const selection = { selectedCriteriaIds: STANDARDS.map(({ id }) => id), criteria: STANDARDS };
  for (const [path, data] of /** @type {const} */ ([
    ['onboarding-survey', SURVEY],
    ['criteria/selection', selection],
    ['user/mark-dashboard-guide-seen', {}],
  ]))
    await request.post(`${url}/api/${path}`, { data, failOnStatusCode: true });
}
