import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, type LinkProps } from '../link.tsx';
import { looks } from '../looks.ts';
import { countClosing, offerIsDue, rememberShown } from '../offer.ts';
import { Ticks } from '../ticks.tsx';

export interface PopupProps {
  heading: string;
  text: string;
  specials: string[];
  accept: LinkProps;
  decline: string;
  close: string;
  /** How long after the page it opens, in milliseconds, and how often it may be shown in all. */
  delay: number;
  times: number;
}

/**
 * The new-client offer, in a native dialog: focus moves in, stays in and goes back. Waking it is its cue to open.
 * What fades in is no candidate for the largest paint (https://www.w3.org/TR/largest-contentful-paint/).
 */
export function Popup({ heading, text, specials, accept, decline, close, times }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => openWhenQuiet(dialog.current, times), [times]);
  const closeOnBackdrop = (event: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const outside = box && (x < box.left || x > box.right || y < box.top || y > box.bottom);
    if (event.target === dialog.current && outside) dialog.current?.close();
  };
  return (
    // The platform gives a dialog Escape; the pointer's way out is ours.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <dialog
      ref={dialog}
      aria-labelledby="popup-heading"
      onClose={countClosing}
      onClick={closeOnBackdrop}
      className="m-auto max-w-[min(30rem,calc(100vw-2.5rem))] rounded-3xl bg-linen p-7 text-body transition-opacity duration-300 backdrop:bg-ink/60 md:p-10 print:hidden starting:open:opacity-0"
    >
      <form method="dialog" className="absolute top-3 right-3">
        <button type="submit" aria-label={close} className="size-11 cursor-pointer text-2xl leading-none">
          <span aria-hidden="true">×</span>
        </button>
      </form>
      <h2 id="popup-heading" className="pr-8 text-title">
        {heading}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <Ticks items={specials} className="mt-4" />
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <Link link={accept} onClick={() => dialog.current?.close()} className={looks.primary} />
        <button type="submit" className={`${looks.secondary} cursor-pointer`}>
          {decline}
        </button>
      </form>
    </dialog>
  );
}

/** Opens the dialog as soon as nobody is typing and no other dialog is open; gives the way to stop waiting. */
function openWhenQuiet(dialog: HTMLDialogElement | null, times: number): () => void {
  const attempt = () => {
    if (!dialog || busy() || !offerIsDue(times)) return;
    stop();
    rememberShown();
    dialog.showModal();
  };
  // What ends the wait has not yet happened while its event is told.
  const later = () => setTimeout(attempt);
  const stop = () => {
    document.removeEventListener('focusout', later);
    document.removeEventListener('close', later, true);
  };
  document.addEventListener('focusout', later);
  document.addEventListener('close', later, true);
  attempt();
  return stop;
}

function busy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  return typing || document.querySelector('dialog[open]') !== null;
}
