import type { InputHTMLAttributes } from 'react';
import type { FieldRule } from '#contract/rules/field-rule';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'maxLength' | 'inputMode' | 'required' | 'min' | 'max'
>;

/**
 * A rule's HTML attributes. Forms do their own validation (`noValidate`); these are for keyboards and assistive
 * technology.
 */
export function htmlAttributes(rule: FieldRule, type?: string): Attributes {
  const required = isRequired(rule) ? { required: true } : {};
  // The browser counts UTF-16 units, at most two per character; the field itself stops at `max` characters.
  if (rule.kind === 'text') return { ...required, ...(rule.stopsAtMax && { maxLength: 2 * rule.max }) };
  if (rule.kind === 'email') return { ...required, inputMode: 'email' };
  if (rule.kind !== 'whole-number') return required;
  const range = type === 'number' ? { min: rule.min, max: rule.max } : {};
  return { ...required, ...range, inputMode: 'numeric' };
}

const ALWAYS_REQUIRED: readonly FieldRule['kind'][] = [
  'email',
  'new-password',
  'password',
  'repeat',
  'consent',
];

function isRequired(rule: FieldRule): boolean {
  if (ALWAYS_REQUIRED.includes(rule.kind)) return true;
  return (
    ('required' in rule && rule.required !== undefined) || ('tooShort' in rule && rule.tooShort !== undefined)
  );
}
