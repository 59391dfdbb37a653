import { fireEvent, type within } from '@testing-library/react';
import { errorAnswer } from '#contract/errors';
import type { fakeApi, RecordedCall } from './fake-api';

/** Rejects every request, so that a submitted form stays open. */
export const AWAY = { status: 503, body: errorAnswer('server.unavailable') };

export interface OpenForm {
  /** The form's labels by field name; all fields have valid values. */
  labels: Readonly<Record<string, string>>;
  press: string;
  sent: () => RecordedCall[];
  within?: ReturnType<typeof within>;
  /** Fields that must match another one. */
  follows?: Readonly<Record<string, string>>;
  /** Where the form shows the error. Default: at the field. */
  said?: () => string;
}

type Network = Pick<ReturnType<typeof fakeApi>, 'sent'>;
export const calls = (network: Network, method: string, path: string) => () => network.sent(method, path);

export const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
