import { Fragment } from 'react';
import { addressLines } from '../facts/address-lines.ts';
import type { SiteFacts } from '../facts/site.ts';

/** The name and the address of the business, one line each. */
export function Address({ site: { business, address } }: { site: SiteFacts }) {
  return (
    <address className="not-italic">
      <span className="font-semibold">{business.name}</span>
      {addressLines(address).map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </address>
  );
}
