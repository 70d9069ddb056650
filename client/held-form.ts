import type { Result } from './use-sending.ts';

/** A form whose submissions wait for its widget. */
interface HeldForm {
  /** Releases the form in its server-rendered state, for its widget. */
  release: () => void;
  /** Submits to the widget what a visitor has submitted meanwhile. */
  resubmit: () => void;
  /** Says that the widget is not coming. A submission that waits is left to the browser. */
  giveUp: () => void;
}

/** How long a visitor who submits a form waits for its widget, in milliseconds. */
const patience = 10_000;

/**
 * Holds back a submission until the widget of a form has loaded: the browser would open a page of the mailing list or
 * of the form service, and shows its own messages. Meanwhile, the form shows that it is busy, with its spinner.
 *
 * @param failure what to show if it cannot be sent
 * @param submitted called for each submission
 */
export function hold(form: HTMLFormElement, failure: Result, submitted: () => void): HeldForm {
  // Every form has one: FormStatus.
  const status = form.querySelector('[role=status]') as Element;
  let isSubmitted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (isBusy: boolean, ...said: (string | Node)[]) => {
    form.ariaBusy = String(isBusy);
    status.replaceChildren(...said);
    status.className = said.length > 0 ? 'text-accent' : 'sr-only';
  };
  const keep = (event: Event) => {
    event.preventDefault();
    show(true);
    isSubmitted = true;
    // That of an earlier submission, which failed, would end this one too soon.
    clearTimeout(timer);
    timer = setTimeout(sendAnyway, patience);
    submitted();
  };
  const release = () => {
    form.removeEventListener('submit', keep);
    form.noValidate = false;
    show(false);
  };
  /** Leaves the form to the browser, which does not open a new tab if the press was long ago. */
  const sendAnyway = () => {
    if (!isSubmitted) return;
    isSubmitted = false;
    // The browser would show an error page.
    if (!navigator.onLine) return show(false, failure.title, document.createElement('br'), failure.text);
    release();
    if (!navigator.userActivation?.isActive) form.target = '_self';
    form.requestSubmit();
  };
  form.noValidate = true;
  form.addEventListener('submit', keep);
  return {
    release,
    resubmit: () => {
      // Dispatches only the event: then nothing but the widget can submit the form.
      if (isSubmitted) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      isSubmitted = false;
    },
    // Nothing can be submitted during a submission.
    giveUp: () => setTimeout(sendAnyway),
  };
}
