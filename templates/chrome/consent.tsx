import { actionStyles } from '../../client/action-styles.ts';
import { consentAttribute, consentChangeAttribute } from '../../client/protocol.ts';
import type { FrameContext } from '../define.ts';
import { Text } from '../parts/text.tsx';

/**
 * Asks for consent to analytics with cookies. It is hidden until the script of the provider asks, and gets the focus if
 * the visitor has asked for it.
 */
export function Consent({ context }: { context: FrameContext }) {
  const { consent } = context.site.analytics ?? {};
  if (!consent) return null;
  const { label, text, accept, decline } = consent;
  return (
    <aside
      hidden
      {...{ [consentAttribute]: '' }}
      aria-label={label}
      tabIndex={-1}
      className="consent -outline-offset-4 border-t border-rule bg-linen text-body print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4 md:px-8">
        <Text text={text} context={context} className="max-w-prose text-small" />
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Choice value="yes" label={accept} />
          <Choice value="no" label={decline} />
        </div>
      </div>
    </aside>
  );
}

/** A button for one answer. Both look the same, so that no is as easy as yes. */
function Choice({ value, label }: { value: 'yes' | 'no'; label: string }) {
  return (
    <button type="button" value={value} className={`${actionStyles.secondary} cursor-pointer max-sm:grow max-sm:px-4`}>
      {label}
    </button>
  );
}

/** Shows the question again: withdrawing consent must be as easy as giving it (https://gdpr-info.eu/art-7-gdpr/). */
export function ConsentChange({ context }: { context: FrameContext }) {
  const { consent } = context.site.analytics ?? {};
  if (!consent) return null;
  return (
    <p className="-mt-2.75">
      <button
        type="button"
        {...{ [consentChangeAttribute]: '' }}
        className={`${actionStyles.plain} min-h-11 cursor-pointer noscript:hidden`}
      >
        {consent.change}
      </button>
    </p>
  );
}
