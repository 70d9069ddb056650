import type { PageContext } from '../define.ts';
import type { Action } from '../facts/site.ts';
import { ActionLink } from './action.tsx';
import { QrCode } from './qr-code.tsx';

/** A web address to read from paper: as a QR code, and as text. */
export function Scan({ scan, context }: { scan: Action; context: PageContext }) {
  const { link, page, site } = context;
  const pageAddress = new URL(link(page.route).href, site.url);
  const address = new URL(link(scan.to).href, pageAddress).href;
  const label = address.replace(/^[a-z]+:(\/\/)?/, '').replace(/\/$/, '');
  return (
    <div className="mt-8 flex items-center justify-center gap-5 break-inside-avoid print:mt-6">
      <QrCode address={address} className="size-[min(7rem,32vw)] shrink-0" />
      <p>
        <span className="block font-display text-name text-head">{scan.label}</span>
        <ActionLink
          action={{ label, to: scan.to }}
          context={context}
          className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline print:min-h-0"
        />
      </p>
    </div>
  );
}
