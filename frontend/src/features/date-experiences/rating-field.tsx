import { useController, type Control } from 'react-hook-form';
import { RatingScale } from '../../ui/fields/rating-scale';
import type { ScoreValues } from './score-form';

interface Props {
  control: Control<ScoreValues>;
  field: 'chemistry' | 'enjoyment' | `scores.${string}`;
  name: string;
  lowExample: string;
  highExample: string;
  voice: 'head' | 'heart';
}

/** One rating of the form; the form can put the focus on its first button. */
export function RatingField({ control, field, name, ...scale }: Props) {
  const { field: input, fieldState } = useController({ control, name: field });
  return (
    <div ref={(node) => input.ref({ focus: () => node?.querySelector('input')?.focus() })}>
      <RatingScale
        name={name}
        value={typeof input.value === 'number' ? input.value : null}
        onChange={input.onChange}
        {...scale}
        {...(fieldState.error?.message && { error: fieldState.error.message })}
      />
    </div>
  );
}
