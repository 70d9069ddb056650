interface Props {
  /** What the pictures are, for screen readers. */
  label: string;
  words: { next: string; previous: string; close: string };
}

const button = 'flex size-12 cursor-pointer items-center justify-center';

/** The large view of a gallery, closed and empty until `client/native/lightbox.ts` shows a picture in it. */
export function Lightbox({ label, words: { next, previous, close } }: Props) {
  return (
    <dialog aria-label={label} className="lightbox ground-dusk bg-juniper-deep text-body print:hidden">
      <form method="dialog" className="lightbox-close">
        <button type="submit" aria-label={close} className={button}>
          <span aria-hidden="true" className="cross-icon" />
        </button>
      </form>
      <button type="button" data-step={-1} aria-label={previous} className={`${button} lightbox-previous`}>
        <span aria-hidden="true" className="chevron-icon" />
      </button>
      <p data-count="" className="lightbox-count text-small text-soft tabular-nums" />
      <figure aria-live="polite" className="lightbox-stage" />
      <button type="button" data-step={1} aria-label={next} className={`${button} lightbox-next`}>
        <span aria-hidden="true" className="chevron-icon" />
      </button>
    </dialog>
  );
}
