import type { PageContext } from '../define.ts';
import { ActionLink, looks } from '../parts/action.tsx';
import { Ticks } from '../parts/text.tsx';

/** The new-client offer: a closed `<dialog>`, which only a script opens; its offer also stands on the page it links to. */
export function Popup({ context }: { context: PageContext }) {
  const { popup } = context.site;
  if (!popup) return null;
  return (
    <dialog
      id="popup"
      aria-labelledby="popup-heading"
      className="m-auto max-w-[min(30rem,calc(100vw-2.5rem))] rounded-3xl bg-linen p-7 text-body backdrop:bg-ink/60 md:p-10 print:hidden"
    >
      <form method="dialog" className="absolute top-3 right-3">
        <button type="submit" aria-label={popup.close} className="size-11 text-2xl leading-none">
          <span aria-hidden="true">×</span>
        </button>
      </form>
      <h2 id="popup-heading" className="pr-8 text-title">
        {popup.heading}
      </h2>
      <p className="mt-3 text-soft">{popup.text}</p>
      <Ticks items={popup.specials} className="mt-4" />
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <ActionLink action={popup.accept} context={context} look="primary" />
        <button type="submit" className={looks.secondary}>
          {popup.decline}
        </button>
      </form>
    </dialog>
  );
}
