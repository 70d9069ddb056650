interface Props {
  /** The name of the pictures, for screen readers. */
  label: string;
  close: string;
  /** The names of the buttons to the other pictures; null if there is only one picture. */
  steps: { next: string; previous: string } | null;
}

const button = 'flex size-12 cursor-pointer items-center justify-center';

/** The large view of a gallery, closed and empty until `client/native/lightbox.ts` shows a picture in it. */
export function Lightbox({ label, close, steps }: Props) {
  return (
    <dialog aria-label={label} className="lightbox ground-dusk bg-juniper-deep text-body print:hidden">
      <form method="dialog" className="lightbox-close">
        <button type="submit" aria-label={close} className={button}>
          <span aria-hidden="true" className="cross-icon" />
        </button>
      </form>
      {steps && (
        <>
          <button type="button" data-step={-1} aria-label={steps.previous} className={`${button} lightbox-previous`}>
            <span aria-hidden="true" className="chevron-icon" />
          </button>
          <p data-count="" className="lightbox-count text-small text-soft tabular-nums" />
        </>
      )}
      <figure aria-live="polite" className="lightbox-stage" />
      {steps && (
        <button type="button" data-step={1} aria-label={steps.next} className={`${button} lightbox-next`}>
          <span aria-hidden="true" className="chevron-icon" />
        </button>
      )}
    </dialog>
  );
}
