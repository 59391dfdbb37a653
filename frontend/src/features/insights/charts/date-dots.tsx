import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { byPerson, dateWords, scaleOf, type DatedPerson, type NamedDate } from './chart-data';

const HEIGHT = { xs: 200, md: 240 } as const;
const AXIS = 34;
/** A date at 100% reaches above the highest line. */
const ABOVE = '10px';
/** For the names. */
const BELOW = '32px';
/** The least room for a date; a name needs three. */
const DATE_WIDTH = 20;
/** Next to a person's dates, so that their name fits below. */
const EXTRA_COLUMNS = 2;

const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  minWidth: '100%',
  width: 'max-content',
  '& .line': {
    position: 'absolute',
    insetInline: 0,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
}));

const Person = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  scrollSnapAlign: 'start',
  borderLeft: `1px solid ${theme.vars?.palette.divider}`,
  '&:first-of-type': { borderLeft: 0 },
}));

/** One date: a dot for the head, a ring for the heart, and the distance between them. */
const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: `0 1 var(--date, ${2 * DATE_WIDTH}px)`,
  minWidth: 0,
  cursor: 'pointer',
  '&.picked': { backgroundColor: theme.vars?.palette.action.hover },
  '& > span': { position: 'absolute', left: '50%', transform: 'translate(-50%, 50%)', borderRadius: '50%' },
  '& > .head': { width: 12, height: 12, backgroundColor: theme.vars?.palette.primary.main },
  // Wider than the dot, so that both show where heart and head are the same.
  '& > .heart': { width: 18, height: 18, border: `2.5px solid ${theme.vars?.palette.secondary.main}` },
  '& > .between': {
    width: 2,
    borderRadius: 1,
    transform: 'translateX(-50%)',
    backgroundColor: theme.vars?.palette.score.track,
  },
}));

const Name = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInline: 4,
  paddingTop: 6,
  fontSize: '0.8125rem',
  textAlign: 'center',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars?.palette.text.secondary,
}));

interface DotsProps {
  date: NamedDate;
  at: (percent: number) => number;
  isPicked: boolean;
  onPick: (date: NamedDate) => void;
}

function Dots({ date, at, isPicked, onPick }: DotsProps) {
  const { head, heart } = date;
  return (
    <Column
      className={isPicked ? 'picked' : undefined}
      onPointerEnter={() => onPick(date)}
      onClick={() => onPick(date)}
    >
      {head !== null && (
        <>
          <span
            className="between"
            style={{
              bottom: `${Math.min(at(head), at(heart))}%`,
              height: `${Math.abs(at(head) - at(heart))}%`,
            }}
          />
          <span className="head" style={{ bottom: `${at(head)}%` }} />
        </>
      )}
      <span className="heart" style={{ bottom: `${at(heart)}%` }} />
    </Column>
  );
}

function Scale({ marks, at }: { marks: readonly number[]; at: (percent: number) => number }) {
  return (
    <Box sx={{ position: 'relative', flex: `0 0 ${AXIS}px`, height: HEIGHT, mt: ABOVE }}>
      {marks.map((mark) => (
        <Typography
          key={mark}
          component="span"
          variant="body2"
          sx={{
            position: 'absolute',
            right: 8,
            transform: 'translateY(50%)',
            lineHeight: 1,
            fontVariantNumeric: 'tabular-nums',
            color: 'text.secondary',
          }}
          style={{ bottom: `${at(mark)}%` }}
        >
          {mark}
        </Typography>
      ))}
    </Box>
  );
}

const columnsOf = (dates: readonly NamedDate[]) => dates.length + EXTRA_COLUMNS;

interface GroupProps extends Omit<DotsProps, 'date' | 'isPicked'> {
  person: DatedPerson;
  picked: NamedDate | null;
}

function PersonDots({ person: { name, dates }, picked, ...dots }: GroupProps) {
  const columns = columnsOf(dates);
  return (
    <Person data-person style={{ flex: `${columns} 0 calc(${columns} * var(--date, ${DATE_WIDTH}px))` }}>
      {dates.map((date) => (
        <Dots key={date.id} date={date} isPicked={picked?.id === date.id} {...dots} />
      ))}
      <Name>{name}</Name>
    </Person>
  );
}

const FADE = '16px';

/** What is cut off at an edge is a name: the dates end between two columns. */
const namesFade = (before: boolean, after: boolean) =>
  [
    `linear-gradient(#000 0 0) top / 100% calc(100% - ${BELOW}) no-repeat`,
    `linear-gradient(to right, ${before ? 'transparent' : '#000'}, #000 ${FADE}, #000 calc(100% - ${FADE}), ${after ? 'transparent' : '#000'}) bottom / 100% ${BELOW} no-repeat`,
  ].join();

/** As many whole columns as there is room for; where all of them fit, they share it. */
function fitColumns(scroller: HTMLElement, columns: number): void {
  const room = Math.max(1, Math.floor(scroller.clientWidth / DATE_WIDTH));
  if (columns > room) scroller.style.setProperty('--date', `${scroller.clientWidth / room}px`);
  else scroller.style.removeProperty('--date');
}

/** Begins with a whole person, whose name would be cut otherwise; the plot gets the room behind it that this takes. */
function showNewest(scroller: HTMLElement): void {
  const [plot] = scroller.children;
  if (!(plot instanceof HTMLElement)) return;
  plot.style.paddingRight = '';
  const end = scroller.scrollWidth - scroller.clientWidth;
  const people = [...plot.querySelectorAll<HTMLElement>('[data-person]')];
  const start = people.map(({ offsetLeft }) => offsetLeft).find((left) => left >= end - 1) ?? end;
  plot.style.paddingRight = `${Math.max(0, start - end)}px`;
  scroller.scrollLeft = start;
  // Where the browser has skipped drawing it until now, the new room counts from the next frame on.
  requestAnimationFrame(() => (scroller.scrollLeft = start));
}

/** Begins at the newest date, and says on which sides there is more to see. */
function useNewestFirst(columns: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = scroller.current ?? {};
    setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
  };
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let width = 0;
    // Folded away it has no width, and forgets how far it was scrolled.
    const observer = new ResizeObserver(() => {
      fitColumns(element, columns);
      if (width === 0 && element.clientWidth > 0) showNewest(element);
      width = element.clientWidth;
      look();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [columns]);
  const { before, after } = more;
  return { scroller, look, mask: namesFade(before, after), hasMore: before || after };
}

/** Every date as a dot for the head and a ring for the heart; dates with the same person stand together. */
export function DateDots({ dates }: { dates: readonly NamedDate[] }) {
  const [picked, setPicked] = useState<NamedDate | null>(null);
  const people = byPerson(dates);
  const columns = people.reduce((sum, person) => sum + columnsOf(person.dates), 0);
  const { scroller, look, mask, hasMore } = useNewestFirst(columns);
  const marks = scaleOf(dates);
  const [low = 0, high = 100] = [marks[0], marks.at(-1)];
  const at = (percent: number) => (100 * (percent - low)) / (high - low);
  return (
    <div aria-hidden>
      <Box sx={{ display: 'flex' }} onPointerLeave={() => setPicked(null)}>
        <Scale marks={marks} at={at} />
        <Box
          ref={scroller}
          onScroll={look}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            overflowX: 'auto',
            scrollSnapType: 'x mandatory',
            pt: ABOVE,
            pb: BELOW,
          }}
          style={{ mask }}
        >
          <Plot sx={{ height: HEIGHT }}>
            {marks.map((mark) => (
              <div key={mark} className="line" style={{ bottom: `${at(mark)}%` }} />
            ))}
            {people.map((person) => (
              <PersonDots key={person.personId} person={person} picked={picked} at={at} onPick={setPicked} />
            ))}
          </Plot>
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {picked
          ? dateWords(picked)
          : `Dates with the same person stand together, oldest first. Select one to read it.${hasMore ? ' Scroll sideways for all of them.' : ''}`}
      </Typography>
    </div>
  );
}
