import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { REGISTER_RULES } from '#contract/account/auth';
import { characterCount } from '#contract/rules/characters';
import type { StrengthEstimate } from './strength-estimate';

type Estimator = (password: string, own: readonly string[]) => StrengthEstimate;

interface Strength {
  /** Bars, 0 to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

const EASY = 'Easy to guess';
const RATINGS: Readonly<Record<StrengthEstimate['score'], { level: Strength['level']; words: string }>> = {
  0: { level: 1, words: EASY },
  1: { level: 1, words: EASY },
  2: { level: 2, words: 'Could be stronger' },
  3: { level: 3, words: 'Good password' },
  4: { level: 4, words: 'Strong password' },
};

const LONGER = 'Add a few more words.';
const COMMON = "It's one of the most common passwords. Choose something of your own.";
const NAMES = 'Names are not enough. Add a few more words.';
/** What to do about a weakness, by the library's name for it. That it is easy to guess has been said before it. */
const ADVICE: Readonly<Record<string, string>> = {
  straightRow: 'Avoid rows of keys.',
  keyPattern: 'Avoid keyboard patterns.',
  simpleRepeat: 'Avoid repeated letters.',
  extendedRepeat: 'Avoid repeating the same part.',
  sequences: 'Avoid sequences like “abc” or “123”.',
  recentYears: 'Avoid years.',
  dates: 'Avoid dates.',
  topTen: COMMON,
  topHundred: COMMON,
  common: "It's a lot like a common password. Choose something of your own.",
  similarToCommon: "It's a lot like a common password. Choose something of your own.",
  wordByItself: 'One word is not enough. Add a few more.',
  namesByThemselves: NAMES,
  commonNames: NAMES,
  userInputs: 'Leave out your name and email address.',
};

/**
 * What to say about a password of any length; `minimum` is in characters. A hint, not a rule: only the length and the
 * server decide. Until the estimator has loaded, it says nothing about a password that is long enough.
 */
export function passwordStrength(
  password: string,
  minimum: number,
  own: readonly string[],
  estimate: Estimator | null,
): Strength {
  const length = characterCount(password);
  if (password === '')
    return { level: 0, words: `At least ${minimum} characters; a short sentence works well.` };
  if (length < minimum) return { level: 0, words: `${length} of at least ${minimum} characters` };
  if (length > REGISTER_RULES.password.max) return { level: 0, words: REGISTER_RULES.password.tooLong };
  if (!estimate) return { level: 0, words: '' };
  const { score, warning } = estimate(password, own);
  const { level, words } = RATINGS[score];
  if (score === 4) return { level, words };
  return { level, words: `${words}. ${ADVICE[warning ?? ''] ?? LONGER}` };
}

/** Loads the estimator once there is something to estimate. */
function useEstimator(isNeeded: boolean): Estimator | null {
  const [estimator, setEstimator] = useState<{ estimate: Estimator } | null>(null);
  useEffect(() => {
    if (!isNeeded || estimator) return undefined;
    let isShown = true;
    import('./strength-estimate').then(
      ({ estimateStrength }) => isShown && setEstimator({ estimate: estimateStrength }),
      // Without it, the form still works; the server checks the password.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded, estimator]);
  return estimator?.estimate ?? null;
}

/** By level: the colors of the bars and the words, and what the field around them is marked as. */
const TONES = [
  { bar: 'divider', words: 'text.secondary', mark: undefined },
  { bar: 'warning.main', words: 'warning.main', mark: 'weak' },
  { bar: 'score.mid', words: 'text.secondary', mark: undefined },
  { bar: 'score.high', words: 'success.main', mark: 'strong' },
  { bar: 'score.high', words: 'success.main', mark: 'strong' },
] as const;
const NO_WORDS: readonly string[] = [];

interface Props {
  password: string;
  /** In characters. */
  minimum: number;
  /** What a password should not be made of: the user's name and address. */
  own?: readonly string[];
}

/** Says how strong a new password is and what would make it stronger, in words and with bars. */
export function PasswordMeter({ password, minimum, own = NO_WORDS }: Props) {
  const estimate = useEstimator(password !== '');
  const { level, words } = passwordStrength(password, minimum, own, estimate);
  const tone = TONES[level];
  const isEmpty = password === '';
  return (
    <Box
      component="span"
      data-strength={tone.mark}
      sx={{
        display: 'grid',
        gap: 0.75,
        // Nothing to measure yet: the bars' room is kept, but below the words, which stand where any hint does.
        pt: isEmpty ? 0 : 0.75,
        pb: isEmpty ? 0.75 : 0,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'flex',
          gap: '4px',
          ...(isEmpty && { visibility: 'hidden', order: 1 }),
        }}
      >
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            component="span"
            sx={{
              flex: 1,
              height: 4,
              borderRadius: '2px',
              bgcolor: step <= level ? tone.bar : 'divider',
            }}
          />
        ))}
      </Box>
      <Box
        component="span"
        aria-live="polite"
        sx={{ color: tone.words, fontWeight: tone.mark && 560, textWrap: 'balance' }}
      >
        {words}
      </Box>
    </Box>
  );
}
