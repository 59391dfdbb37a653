import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TotalRelation } from '#contract/console/admin';
import { whileBusy, whileUnavailable } from '../../../../ui/feedback/while-busy';
import { pagesWords, wholeNumber } from '../console-format';

interface Props {
  /** The landmark's name. */
  label: string;
  /** Starts at 1. */
  page: number;
  pageCount: number;
  /** How the pages were counted. */
  relation?: TotalRelation;
  onPage: (page: number) => void;
}

/** Renders nothing when there is only one page. */
export function Pager({ label, page, pageCount, relation = 'exact', onPage }: Props) {
  if (pageCount <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 2 }}
    >
      <Button
        variant="outlined"
        {...whileUnavailable(page <= 1)}
        onClick={() => onPage(page - 1)}
        startIcon={<ChevronLeft size={18} aria-hidden />}
      >
        Previous
      </Button>
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        Page {wholeNumber(page)} of {pagesWords(pageCount, relation)}
      </Typography>
      <Button
        variant="outlined"
        {...whileUnavailable(page >= pageCount)}
        onClick={() => onPage(page + 1)}
        endIcon={<ChevronRight size={18} aria-hidden />}
      >
        Next
      </Button>
    </Box>
  );
}

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** How much of the list is shown. */
  children: ReactNode;
}

/** Below a list that grows: what is shown so far, and the button that shows more. */
export function ShowMore({ list, children }: MoreProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {children}
      </Typography>
      {list.hasNextPage && (
        <Button
          variant="outlined"
          {...whileBusy(list.isFetchingNextPage)}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </Box>
  );
}
