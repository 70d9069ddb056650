import { newsletterNames, newsletterServices } from '../../facts/newsletter-services.ts';
import { faultInCode } from './address-in-code.ts';
import { type Form, type FormFault, factAt } from './form.ts';
import { webAddress } from './web-address.ts';

/**
 * The address that the newsletter's form is sent to. If site.yaml names the service, it must belong to that service.
 */
export const newsletterAddress: Form = (text, facts) => {
  const inCode = faultInCode(text, (address) => newsletterAddress(address, facts));
  if (inCode !== null) return inCode;
  const fault = webAddress(text, facts);
  const named = newsletterNames.find((name) => name === factAt(facts, 'newsletter.service'));
  if (fault || !named) return fault;
  const service = newsletterServices[named];
  if (service.address.test(text)) return named === 'mailchimp' ? withoutList(text, facts) : null;
  const [pattern, replacement] = service.repair ?? [/$^/, ''];
  return {
    fault: `is not the address of a form at ${service.name}`,
    ...(pattern.test(text) ? { better: text.replace(pattern, replacement) } : { advice: adviceFor(text, service) }),
  };
};

function adviceFor(text: string, { name, example }: { name: string; example: string }): string {
  const other = newsletterNames.find((one) => newsletterServices[one].address.test(text));
  if (other)
    return `This is an address of ${newsletterServices[other].name}. If you use it, change "service" to ${other}.`;
  return `Copy the address after action= in the code that ${name} gives you for your form, such as ${example}`;
}

/**
 * Reports a Mailchimp address without a list. Mailchimp identifies a list by its u and id, which are in the address or
 * among the fields.
 */
function withoutList(text: string, facts: unknown): FormFault | null {
  const { searchParams } = new URL(text);
  const missing = ['u', 'id'].filter((name) => !searchParams.get(name) && !factAt(facts, `newsletter.fields.${name}`));
  if (missing.length === 0) return null;
  return {
    fault: `does not say which list it is: it has no ${missing.join(' and no ')}`,
    advice: `Copy the whole address after action= in the code of your form, such as ${newsletterServices.mailchimp.example}`,
  };
}
