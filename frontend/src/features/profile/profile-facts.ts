import type { UserProfile } from '#contract/profile';
import type { Fact } from './facts';
import {
  DIALOG_OPTIONS,
  shownLabel,
  shownOption,
  UNSPECIFIED,
  type OptionFieldName,
} from './profile-options';

export function textFact(label: string, value: string | null): Fact {
  const said = value?.trim() ?? '';
  return { label, value: said || shownLabel(UNSPECIFIED), isOpen: said === '' };
}

export function optionFact(profile: UserProfile, field: OptionFieldName, label: string): Fact {
  const option = shownOption(profile[field], DIALOG_OPTIONS[field]);
  return { label, value: shownLabel(option), isOpen: option === UNSPECIFIED };
}
