import { useController, type Control } from 'react-hook-form';
import { RatingScale } from '../../ui/rating-scale';
import type { ScoreValues } from './score-form';

interface Props {
  control: Control<ScoreValues>;
  field: 'chemistry' | 'enjoyment' | `scores.${string}`;
  name: string;
  lowExample: string;
  highExample: string;
}

/** One rating of the form; the form can put the focus on its first button. */
export function RatingField({ control, field, name, lowExample, highExample }: Props) {
  const { field: input, fieldState } = useController({ control, name: field });
  return (
    <div ref={(node) => input.ref({ focus: () => node?.querySelector('input')?.focus() })}>
      <RatingScale
        name={name}
        value={typeof input.value === 'number' ? input.value : null}
        onChange={input.onChange}
        lowExample={lowExample}
        highExample={highExample}
        {...(fieldState.error?.message && { error: fieldState.error.message })}
      />
    </div>
  );
}
