import type { ImportBatch, ImportPreview } from '#contract/account/imports';
import type { DateExperience } from '#contract/dating/date-experiences';
import type { TestApp } from '../test-app';
import type { TestUser } from '../accounts/test-user';

const STANDARDS = 'Physical Attraction,Emotional Connection,Life Goals Match';
export const HEADINGS = `Name,Age,Profession,Location,Notes,Date,Place,Overall feeling,Chemistry,Enjoyment,${STANDARDS}`;
/** Two matches, one of them with two dates. */
export const FILE = [
  HEADINGS,
  'Robin,31,Baker,Lisbon,Kind.,2026-01-10,Cafe,Easy,7,8,8,6,7',
  'Robin,,,,,2026-01-17,Park,"Warm,\r\nand long",9,9,9,7,',
  'Sam,29,,Porto,,,,,,,,,',
].join('\r\n');

export async function newcomerOf(app: TestApp): Promise<TestUser> {
  const user = await app.member();
  await user.onboard();
  return user;
}

export const sendFile = (user: TestUser, text: string, fields: object = {}) =>
  user.http.post('/api/import').send({ text, ...fields });

export async function imported(user: TestUser, text: string, fields: object = {}): Promise<ImportBatch> {
  return (await sendFile(user, text, fields).expect(201)).body as ImportBatch;
}

export async function previewed(user: TestUser, text: string, fields: object = {}): Promise<ImportPreview> {
  const request = user.http.post('/api/import/preview').send({ text, ...fields });
  return (await request.expect(200)).body as ImportPreview;
}

export async function datesOfMatch(user: TestUser, id: string): Promise<DateExperience[]> {
  return (await user.http.get(`/api/candidates/${id}/date-experiences`).expect(200)).body as DateExperience[];
}
