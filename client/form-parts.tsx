import { useEffect, useRef } from 'react';
import { actionStyles } from './action-styles.ts';
import { type Block, Blocks, type ResolvedLink } from './rich-text.tsx';
import type { Notice } from './use-sending.ts';

/** The fields that visitors do not fill in, and the trap field, which only spam programs fill in. */
export function HiddenFields({ fields, trap }: { fields: Record<string, string>; trap?: string | undefined }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {trap && (
        <input type="text" name={trap} tabIndex={-1} autoComplete="off" aria-hidden="true" className="sr-only" />
      )}
    </>
  );
}

interface SubmitProps {
  label: string;
  busy: boolean;
  /** The text that screen readers add to a button that opens a new tab. */
  newTab?: string | undefined;
}

/** The button that submits a form. It shows a spinner while the form is being sent. */
export function SubmitButton({ label, busy, newTab }: SubmitProps) {
  return (
    <button
      type="submit"
      disabled={busy}
      className={`${actionStyles.primary} cursor-pointer gap-2 max-sm:w-full disabled:opacity-60`}
    >
      <span aria-hidden="true" className="spinner hidden rounded-full in-aria-busy:block" />
      {label}
      {newTab && <span className="sr-only"> {newTab}</span>}
    </button>
  );
}

interface StatusProps {
  /** That the form is being sent or, if the focus is already in the invalid field, what is wrong there. */
  said: string | undefined;
  notice: Notice | null;
}

/** What screen readers announce while a form is sent or rejected, and the result, which everybody sees. */
export function FormStatus({ said, notice }: StatusProps) {
  const status = useRef<HTMLParagraphElement>(null);
  // On a phone, the button may be at the end of the screen.
  useEffect(() => {
    if (notice && !notice.notified) status.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  return (
    <p
      ref={status}
      role="status"
      aria-live={notice?.notified ? 'off' : undefined}
      className={notice ? `mt-2 text-small font-semibold ${notice.failed ? 'text-accent' : 'text-head'}` : 'sr-only'}
    >
      {said && <span className="sr-only">{said}</span>}
      {notice && <span className="block">{notice.title}</span>}
      {notice?.text}
    </p>
  );
}

/** A text without markup, or its paragraphs and lists. */
export type Privacy = string | Block<ResolvedLink>[];

/** The sentence about what happens to the data of a form. */
export function PrivacyLine({ id, privacy }: { id: string; privacy: Privacy }) {
  const Box = typeof privacy === 'string' ? 'p' : 'div';
  return (
    <Box id={id} className="mt-3 text-label text-soft">
      {typeof privacy === 'string' ? privacy : <Blocks blocks={privacy} />}
    </Box>
  );
}
