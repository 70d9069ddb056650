import { useEffect, useRef, useState } from 'react';

/** What a form shows after it was sent, or after sending failed. */
export interface Result {
  title: string;
  text: string;
}

/** A result, and how it was shown. */
export interface ShownResult extends Result {
  /** True if a notification says it too, so that screen readers do not repeat it. */
  notified?: boolean;
}

/** A result that a form shows itself. */
export interface Notice extends ShownResult {
  failed: boolean;
}

interface SendingOptions {
  /** Sends a form. Resolves to false if that failed. */
  send: (form: HTMLFormElement) => Promise<boolean>;
  /** Shows the result, or returns what the form itself should show. */
  show: (sent: boolean, form: HTMLFormElement) => ShownResult | Promise<ShownResult>;
}

/**
 * Manages the states that all forms have: before and after hydration, while a form is sent, and with its result.
 *
 * @returns includes `dismiss`, for a form that is rejected: an old result next to the new error would be confusing
 */
export function useSending({ send, show }: SendingOptions) {
  const [hydrated, setHydrated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const sending = useRef(false);
  const focused = useRef<HTMLElement>(null);
  // Once hydrated, our checks and messages replace those of the browser.
  useEffect(() => setHydrated(true), []);
  // A disabled element loses the focus, and can get it back only once React has enabled it. Meanwhile the body has it, or
  // what a second click on the disabled button gave it to: the part of the page around the form.
  useEffect(() => {
    const { current } = focused;
    if (!busy && document.activeElement?.contains(current)) current?.focus({ preventScroll: true });
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
    setNotice({ ...(await show(isSent, form)), failed: !isSent });
  };
  return { hydrated, busy, notice, submit, isSending: () => sending.current, dismiss: () => setNotice(null) };
}
