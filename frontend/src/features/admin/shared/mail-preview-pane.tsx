import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import type { MailPreview } from '#contract/console/campaigns/campaigns';
import { failureText } from '../../../lib/api/api-error';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { ChoiceChips } from '../../../ui/fields/choice-chips';

const STYLED = 'data-styled';
const INLINE = 'data-inline-style';

/** Done before parsing, because the content policy applies as soon as the HTML is parsed. */
const prepared = (html: string, nonce: string) =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/\sstyle=/gi, ` ${INLINE}=`).replace(/^<style/i, `<style nonce="${nonce}"`),
  );

/**
 * The page's content policy also applies inside the frame and blocks the inline styles that emails use, so they are
 * moved to one style element with the page's nonce. Links stay as they are: the frame can't open anything.
 */
export function framedMail(html: string, nonce: string): string {
  const mail = new DOMParser().parseFromString(prepared(html, nonce), 'text/html');
  const rules = [...mail.querySelectorAll(`[${INLINE}]`)].map((element, index) => {
    const style = element.getAttribute(INLINE) ?? '';
    element.removeAttribute(INLINE);
    element.setAttribute(STYLED, String(index));
    // The selector is doubled because an inline style outranks the email's own rules.
    return `[${STYLED}="${index}"][${STYLED}="${index}"]{${style.replace(/[<{}]/g, '')}}`;
  });
  const own = mail.createElement('style');
  own.setAttribute('nonce', nonce);
  own.textContent = rules.join('\n');
  mail.head.append(own);
  mail.querySelectorAll('script, base, iframe, object, embed, form').forEach((element) => element.remove());
  const base = mail.createElement('base');
  base.target = '_blank';
  mail.head.prepend(base);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}

interface MailFrameProps {
  html: string;
  title: string;
  height: number | Record<string, number>;
}

function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** An email in a sandboxed frame: it runs no scripts, opens nothing and can't reach the page. */
function MailFrame({ html, title, height }: MailFrameProps) {
  const framed = useMemo(() => framedMail(html, styleNonce()), [html]);
  return (
    <Box
      component="iframe"
      // A frame that is given another text adds to the browser's history; a new frame doesn't.
      key={framed}
      title={title}
      sandbox=""
      srcDoc={framed}
      tabIndex={0}
      sx={{ display: 'block', width: '100%', height, border: 0, bgcolor: '#fff' }}
    />
  );
}

interface Props {
  /** Null while there is no preview. */
  preview: MailPreview | null;
  error: unknown;
  isLoading: boolean;
  /** Tells the user how to get a preview. */
  empty: string;
}

const HEIGHT = { xs: 320, md: 440 };
const PHONE_WIDTH = 375;

const VIEWS = { wide: 'Wide', phone: 'Phone', text: 'Plain text' } as const;
type View = keyof typeof VIEWS;

/** The email as wide as there is room, as a phone shows it, or as its plain-text part. */
function MailView({ preview, view }: { preview: MailPreview; view: View }) {
  const title = `Preview of "${preview.subject}"`;
  if (view === 'text')
    return (
      <Box
        component="pre"
        role="group"
        aria-label={`Plain text of "${preview.subject}"`}
        tabIndex={0}
        sx={{
          m: 0,
          p: 2,
          height: HEIGHT,
          overflow: 'auto',
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {preview.text}
      </Box>
    );
  const isPhone = view === 'phone';
  return (
    <Box sx={isPhone ? { maxWidth: PHONE_WIDTH, mx: 'auto', borderInline: 1, borderColor: 'divider' } : null}>
      <MailFrame html={preview.html} title={title} height={HEIGHT} />
    </Box>
  );
}

function Nothing({ words }: { words: string }) {
  return (
    <Box
      sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, px: 3, height: HEIGHT }}
    >
      <EmptyDrawing motif="letter" />
      <Typography color="textSecondary" sx={{ textAlign: 'center', maxWidth: '34ch' }}>
        {words}
      </Typography>
    </Box>
  );
}

/** The subject and the email as the recipient will see it. */
export function MailPreviewPane({ preview, error, isLoading, empty }: Props) {
  const id = useId();
  const [view, setView] = useState<View>('wide');
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', overflow: 'hidden', minWidth: 0 }}
    >
      <Box sx={{ px: 2, py: 1.25, bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography id={id} variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
            Preview
          </Typography>
          <ChoiceChips
            labelledBy={id}
            choices={VIEWS}
            chosen={view}
            onChoose={(chosen) => setView(chosen ?? view)}
          />
        </Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minHeight: 22 }}>
          {preview?.subject}
        </Typography>
      </Box>
      {Boolean(error) && (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 2, py: 1.25 }}>
          {failureText(error, "The preview couldn't be created.")}
        </Typography>
      )}
      {isLoading && (
        <Skeleton aria-label="Loading the preview" variant="rectangular" sx={{ height: HEIGHT }} />
      )}
      {!isLoading && preview && <MailView preview={preview} view={view} />}
      {!isLoading && !preview && !error && <Nothing words={empty} />}
    </Box>
  );
}
