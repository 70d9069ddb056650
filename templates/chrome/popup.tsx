import { actionStyles } from '../../client/action-styles.ts';
import { Link } from '../../client/link.tsx';
import { popupAttribute } from '../../client/protocol.ts';
import type { FrameContext } from '../define.ts';
import { frameIds } from '../frame-ids.ts';
import { linkProps } from '../parts/action.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { Text } from '../parts/text.tsx';

/**
 * The new-client offer, closed until the client script opens it. The page that it links to has the same offer.
 * It fades in so that it does not count as the largest contentful paint (https://www.w3.org/TR/largest-contentful-paint/).
 */
export function Popup({ context }: { context: FrameContext }) {
  const { popup } = context.site;
  if (!popup) return null;
  const { heading, text, specials, accept, decline, close, delay, times } = popup;
  return (
    <dialog
      {...{ [popupAttribute]: '' }}
      data-delay={delay}
      data-times={times}
      aria-labelledby={frameIds.popup}
      className="offer bg-linen text-body print:hidden"
    >
      <form method="dialog" className="absolute top-3 end-3">
        <button type="submit" aria-label={close} className="flex size-11 cursor-pointer items-center justify-center">
          <span aria-hidden="true" className="cross-icon" />
        </button>
      </form>
      <h2
        id={frameIds.popup}
        // biome-ignore lint/a11y/noAutofocus: when the dialog opens; else its first button would get the focus, with a ring.
        autoFocus
        tabIndex={-1}
        className="pe-8 text-title outline-0 short:text-name"
      >
        {heading}
      </h2>
      <Text text={text} context={context} className="mt-3 text-soft short:mt-2" />
      <DashList items={specials} context={context} className="mt-4 short:mt-2" />
      <form method="dialog" className="mt-2 flex flex-wrap gap-3 pt-4 short:mt-0 short:pt-3">
        <Link link={linkProps(accept, context)} className={actionStyles.primary} />
        <button type="submit" className={`${actionStyles.secondary} cursor-pointer`}>
          {decline}
        </button>
      </form>
    </dialog>
  );
}
