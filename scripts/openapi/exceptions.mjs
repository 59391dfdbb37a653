// @ts-check
/**
 * What a controller's types cannot express: answers that are not JSON, or that it writes itself.
 * @typedef {{ statuses?: number[], content?: Record<string, object>, answer?: string, body?: string, from?: string }} Exception
 * `answer` and `body` are types in the contract file `from`.
 */
const text = { schema: { type: 'string' } };

/** @type {Record<string, Exception>} by operation */
export const STREAMED = {
  'auth.login': { body: 'LoginDto', from: '../auth.dto' },
  'calendar.feed': { content: { 'text/calendar': text } },
  'calendar.file': { content: { 'text/calendar': text } },
  'criteria.create': { statuses: [200, 201] },
  'alex.chat': { statuses: [200], answer: 'ChatAnswer', from: '#contract/dating/alex' },
  'alex.stream': { statuses: [200], content: { 'text/event-stream': text } },
  'adminOperations.export': { content: { 'text/csv': text } },
  'privacy.exportDates': { content: { 'text/csv': text } },
  'mailEvents.click': { statuses: [302] },
  'mailEvents.open': { content: { 'image/gif': text } },
  'openApi.page': { content: { 'text/html': text } },
  'operations.metrics': { content: { 'text/plain': text } },
};
