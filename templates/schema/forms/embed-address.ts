import { withoutPlayer } from '../../facts/embed-address.ts';
import { addressInCode, isCode } from './address-in-code.ts';
import type { Form, FormFault } from './form.ts';
import { webAddress } from './web-address.ts';

/** The address of a page to embed. Services provide the code of a frame, which contains the address. */
export const embedAddress: Form = (text, facts) => {
  if (!isCode(text)) return webAddress(text, facts) ?? playerFault(text);
  const better = addressInCode(text);
  const fault = 'must be the address of a page, but this is code';
  if (better && !/<script/i.test(text) && (webAddress(better, facts) ?? playerFault(better)) === null)
    return { fault, better };
  return { fault, advice: 'Open the page itself in a browser, and copy its address.' };
};

function playerFault(address: string): FormFault | null {
  const service = address.includes('{') ? null : withoutPlayer(address);
  return service
    ? {
        fault: `is a page of ${service.name} that cannot be shown in another page`,
        advice: `Copy the address of ${service.shown}.`,
      }
    : null;
}
