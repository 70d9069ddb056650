import { useEffect, useRef, useState } from 'react';

/** What a form shows after it was sent, or after that failed. */
export interface Result {
  title: string;
  text: string;
}

interface Options {
  /** Sends a form; false if that failed. */
  send: (form: HTMLFormElement) => Promise<boolean>;
  /** Shows the result, or returns what the form itself is to show. */
  show: (sent: boolean) => Result | Promise<Result | null>;
}

/** The states that all forms have: before and after hydration, while a form is sent, and with its result. */
export function useSending({ send, show }: Options) {
  const [hydrated, setHydrated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Result | null>(null);
  const sending = useRef(false);
  // Once hydrated, our checks and messages replace those of the browser.
  useEffect(() => setHydrated(true), []);
  /** @param focused gets the focus back, which a field or button that is disabled loses */
  const submit = async (form: HTMLFormElement, focused: HTMLElement) => {
    if (sending.current) return;
    sending.current = true;
    // Form data leaves out disabled inputs, so the form is read first.
    const sent = send(form);
    setBusy(true);
    setNotice(null);
    const isSent = await sent;
    sending.current = false;
    setBusy(false);
    if (document.activeElement === document.body) requestAnimationFrame(() => focused.focus());
    // A field named "reset" hides the form's own method.
    if (isSent) HTMLFormElement.prototype.reset.call(form);
    setNotice(await show(isSent));
  };
  return { hydrated, busy, notice, submit, isSending: () => sending.current };
}
