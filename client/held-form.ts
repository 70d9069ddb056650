import type { Result } from './use-sending.ts';

/** A form whose submission waits for its widget. */
interface HeldForm {
  /** Releases the form in its server-rendered state. */
  release: () => void;
  /** Shows that it could not be sent. It waits for another submission. */
  fail: (failure: Result) => void;
}

/**
 * Holds back a submission until the widget of a form has loaded: the browser would open a page of the mailing list or
 * of the form service, and shows its own messages. Meanwhile, the form shows that it is busy, with its spinner.
 *
 * @param submitted called for each submission
 */
export function hold(form: HTMLFormElement, submitted: () => void): HeldForm {
  const status = form.querySelector('[role=status]');
  const show = (isBusy: boolean, ...said: (string | Node)[]) => {
    form.ariaBusy = String(isBusy);
    status?.replaceChildren(...said);
    if (status) status.className = said.length > 0 ? 'text-accent' : 'sr-only';
  };
  const keep = (event: Event) => {
    event.preventDefault();
    show(true);
    submitted();
  };
  form.noValidate = true;
  form.addEventListener('submit', keep);
  return {
    release: () => {
      form.removeEventListener('submit', keep);
      form.noValidate = false;
      show(false);
    },
    fail: ({ title, text }) => show(false, title, document.createElement('br'), text),
  };
}
