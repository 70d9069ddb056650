import { actionStyles } from '../../client/action-styles.ts';
import { Link } from '../../client/link.tsx';
import { popupAttribute } from '../../client/protocol.ts';
import type { PageContext } from '../define.ts';
import { frameIds } from '../frame-ids.ts';
import { linkProps } from '../parts/action.tsx';
import { DashList } from '../parts/dash-list.tsx';

/**
 * The new-client offer, closed until the client script opens it. The page that it links to has the same offer.
 * It fades in so that it does not count as the largest contentful paint (https://www.w3.org/TR/largest-contentful-paint/).
 */
export function Popup({ context }: { context: PageContext }) {
  const { popup } = context.site;
  if (!popup) return null;
  const { heading, text, specials, accept, decline, close, delay, times } = popup;
  return (
    <dialog
      {...{ [popupAttribute]: '' }}
      data-delay={delay}
      data-times={times}
      aria-labelledby={frameIds.popup}
      className="m-auto max-w-[min(30rem,calc(100vw-2.5rem))] rounded-3xl bg-linen p-7 text-body transition-opacity duration-300 backdrop:bg-ink/60 md:p-10 print:hidden starting:open:opacity-0"
    >
      <form method="dialog" className="absolute top-3 right-3">
        <button type="submit" aria-label={close} className="size-11 cursor-pointer text-2xl leading-none">
          <span aria-hidden="true">×</span>
        </button>
      </form>
      <h2 id={frameIds.popup} className="pr-8 text-title">
        {heading}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <DashList items={specials} className="mt-4" />
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <Link link={linkProps(accept, context)} className={actionStyles.primary} />
        <button type="submit" className={`${actionStyles.secondary} cursor-pointer`}>
          {decline}
        </button>
      </form>
    </dialog>
  );
}
