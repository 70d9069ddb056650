import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { actionStyles } from '../action-styles.ts';
import { DashList } from '../dash-list.tsx';
import { Link, type LinkProps } from '../link.tsx';
import { countPopupClosing, popupIsDue, rememberPopupShown } from '../popup-limit.ts';

export interface PopupProps {
  heading: string;
  text: string;
  specials: string[];
  accept: LinkProps;
  decline: string;
  close: string;
  /** How long after the load event it opens, in milliseconds, and how often it may be shown in all. */
  delay: number;
  times: number;
}

/**
 * The new-client offer, in a native dialog that moves, traps, and restores focus. It opens as soon as it wakes.
 * It fades in so that it does not count as the largest contentful paint (https://www.w3.org/TR/largest-contentful-paint/).
 */
export function Popup({ heading, text, specials, accept, decline, close, times }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = `popup${useId()}`;
  useEffect(() => openWhenQuiet(dialog.current, times), [times]);
  const closeOnBackdrop = (event: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const outside = box && (x < box.left || x > box.right || y < box.top || y > box.bottom);
    if (event.target === dialog.current && outside) dialog.current?.close();
  };
  return (
    // A native dialog closes on Escape. The click only closes it from the backdrop.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={countPopupClosing}
      onClick={closeOnBackdrop}
      className="m-auto max-w-[min(30rem,calc(100vw-2.5rem))] rounded-3xl bg-linen p-7 text-body transition-opacity duration-300 backdrop:bg-ink/60 md:p-10 print:hidden starting:open:opacity-0"
    >
      <form method="dialog" className="absolute top-3 right-3">
        <button type="submit" aria-label={close} className="size-11 cursor-pointer text-2xl leading-none">
          <span aria-hidden="true">×</span>
        </button>
      </form>
      <h2 id={headingId} className="pr-8 text-title">
        {heading}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <DashList items={specials} className="mt-4" />
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <Link link={accept} onClick={() => dialog.current?.close()} className={actionStyles.primary} />
        <button type="submit" className={`${actionStyles.secondary} cursor-pointer`}>
          {decline}
        </button>
      </form>
    </dialog>
  );
}

/** Opens the dialog as soon as no field has focus and no other dialog is open. Returns a function that stops waiting. */
function openWhenQuiet(dialog: HTMLDialogElement | null, times: number): () => void {
  const attempt = () => {
    if (!dialog || busy() || !popupIsDue(times)) return;
    stop();
    rememberPopupShown();
    dialog.showModal();
  };
  // While the event is dispatched, the field still has focus and the dialog is still open.
  const attemptLater = () => setTimeout(attempt);
  const stop = () => {
    document.removeEventListener('focusout', attemptLater);
    document.removeEventListener('close', attemptLater, true);
  };
  document.addEventListener('focusout', attemptLater);
  document.addEventListener('close', attemptLater, true);
  attempt();
  return stop;
}

function busy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  return typing || document.querySelector('dialog[open]') !== null;
}
