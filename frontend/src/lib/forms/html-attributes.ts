import type { InputHTMLAttributes } from 'react';
import type { FieldRule } from '#contract/rules/field-rule';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'maxLength' | 'inputMode' | 'required' | 'min' | 'max'
>;

/**
 * What a rule tells the browser. Forms check by themselves (`noValidate`); this is for keyboards and assistive technology.
 */
export function htmlAttributes(rule: FieldRule, type?: string): Attributes {
  const required = isRequired(rule) ? { required: true } : {};
  switch (rule.kind) {
    case 'text':
      // The browser counts UTF-16 units, of which a character has at most two; the field itself stops at `max` characters.
      return { ...required, ...(rule.stopsAtMax && { maxLength: 2 * rule.max }) };
    case 'email':
      return { ...required, inputMode: 'email' };
    case 'whole-number': {
      const range = type === 'number' ? { min: rule.min, max: rule.max } : {};
      return { ...required, ...range, inputMode: 'numeric' };
    }
    default:
      return required;
  }
}

function isRequired(rule: FieldRule): boolean {
  switch (rule.kind) {
    case 'text':
      return rule.required !== undefined || rule.tooShort !== undefined;
    case 'email':
    case 'new-password':
    case 'password':
    case 'repeat':
    case 'consent':
      return true;
    case 'whole-number':
    case 'calendar-day':
      return rule.required !== undefined;
    default:
      return false;
  }
}
