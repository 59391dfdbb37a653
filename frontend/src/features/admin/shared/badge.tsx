import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeTone = 'good' | 'waiting' | 'bad' | 'head' | 'quiet';

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: BadgeTone }>(({
  theme,
  tone,
}) => {
  const palette = (theme.vars ?? theme).palette;
  const color = {
    good: palette.success.main,
    waiting: palette.warning.main,
    bad: palette.error.main,
    head: palette.primary.main,
    quiet: palette.text.secondary,
  }[tone];
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: 24,
    padding: '0 9px',
    // Seen only where the system allows no colors of its own.
    border: '1px solid transparent',
    borderRadius: 999,
    // A button passes on no font.
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    color: `color-mix(in srgb, ${color} 82%, ${palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${color} 9%, ${palette.background.paper})`,
    // The ground of a selected row has the same tint.
    '[aria-selected=true] &': { backgroundColor: palette.background.paper },
    '& svg': { flex: 'none' },
  };
});

interface Props {
  tone: BadgeTone;
  Icon?: LucideIcon;
  children: ReactNode;
}

/** A status in one or two words; the color never carries meaning alone. */
export function Badge({ tone, Icon, children }: Props) {
  return (
    <Pill tone={tone}>
      {Icon && <Icon size={14} strokeWidth={2.25} aria-hidden />}
      {children}
    </Pill>
  );
}
