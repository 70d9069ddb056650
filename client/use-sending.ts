import { useEffect, useRef, useState } from 'react';

/** What a form shows after it was sent, or after that failed. */
export interface Result {
  title: string;
  text: string;
}

/** A result that a form shows itself. */
export interface Notice extends Result {
  /** A notification says it too, so screen readers need not say it twice. */
  notified?: boolean;
}

interface Options {
  /** Sends a form; false if that failed. */
  send: (form: HTMLFormElement) => Promise<boolean>;
  /** Shows the result, or returns what the form itself is to show. */
  show: (sent: boolean, form: HTMLFormElement) => Notice | Promise<Notice>;
}

/**
 * The states that all forms have: before and after hydration, while a form is sent, and with its result.
 *
 * @returns with `dismiss`, for a form that is refused: an old result beside what is wrong now would confuse
 */
export function useSending({ send, show }: Options) {
  const [hydrated, setHydrated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const sending = useRef(false);
  const focused = useRef<HTMLElement>(null);
  // Once hydrated, our checks and messages replace those of the browser.
  useEffect(() => setHydrated(true), []);
  // What is disabled loses the focus, and can have it again only once React has enabled it.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [busy]);
  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    focused.current = form.querySelector(':focus');
    // Form data leaves out disabled inputs, so the form is read first.
    const sent = send(form);
    setBusy(true);
    setNotice(null);
    const isSent = await sent;
    sending.current = false;
    setBusy(false);
    // A field named "reset" hides the form's own method.
    if (isSent) HTMLFormElement.prototype.reset.call(form);
    setNotice(await show(isSent, form));
  };
  return { hydrated, busy, notice, submit, isSending: () => sending.current, dismiss: () => setNotice(null) };
}
