import { question } from '../workshop/new/new-messages.ts';
import type { SiteOrder } from '../workshop/new/site-order.ts';
import { optionalText, valuesOf } from './ask.ts';
import { type EditOptions, saveEdits } from './save-edits.ts';
import { type Register, type Terminal, withRoot } from './terminal.ts';

const example = 'npm run new -- site "Maple Plumbing" --type Plumber';

/** The type that fits every business. */
const anyBusiness = 'LocalBusiness';

type Choice = keyof Omit<SiteOrder, 'name'>;
type Flags = { [choice in Choice]?: string | undefined };

/** What is known about a choice when it is asked for. */
interface Asked {
  /** The answer if the person types nothing. */
  usual?: string;
  country?: string;
  message?: string;
}

export const newSite: Register = (group, terminal) =>
  withRoot(group.command('site').argument('[name]', 'The name of the business.'))
    .description('Begin a site: write site.yaml and the first pages.')
    .option('--type <type>', 'The kind of business, from https://schema.org/LocalBusiness (default: LocalBusiness).')
    .option('--country <code>', 'The country, as two letters (default: US).')
    .option('--language <code>', 'The language of the site (default: that of the country, such as en-US).')
    .option('--currency <code>', 'The currency of the prices (default: that of the country).')
    .option('--booking <address>', 'The web address where customers book (default: buttons call the business).')
    .addHelpText('after', `\nExample:\n  ${example}`)
    .action((name: string | undefined, { root, ...flags }: EditOptions & Flags) =>
      terminal.finish(
        saveEdits(root, terminal, async (tools) => {
          const { addSite, checkHasNoSite } = await import('../workshop/new/add-site.ts');
          await checkHasNoSite(root);
          return addSite(await complete(name, flags, terminal), tools);
        }),
      ),
    );

/** Asks for what is missing on the command line. */
async function complete(given: string | undefined, flags: Flags, terminal: Terminal): Promise<SiteOrder> {
  const { languageIn, readChoice } = await import('../workshop/new/site-order.ts');
  const { currencyOf } = await import('../../templates/schema/forms/currency.ts');
  const needed = { given: given?.trim() || undefined, flag: 'the name of the business', message: question.business };
  const [name = ''] = await valuesOf([needed], terminal, example);
  const chosen = async (choice: Choice, { usual = '', country, message = question[choice] }: Asked = {}) => {
    const read = (answer: string) => readChoice(choice, answer, country);
    const flag = flags[choice];
    if (flag) return read(flag);
    const asked = await optionalText({ message, defaultValue: usual, read }, terminal);
    return asked ?? (usual || undefined);
  };
  const type = flags.type ? readChoice('type', flags.type) : await askType(terminal);
  const country = (await chosen('country', { usual: 'US' })) ?? 'US';
  const usualLanguage = languageIn(country);
  const language = (await chosen('language', { usual: usualLanguage, country })) ?? usualLanguage;
  const usual = currencyOf(country);
  const currency = await chosen('currency', usual ? { usual } : { message: question.unknownCurrency });
  const booking = await chosen('booking');
  return { name, type, country, language, currency, booking };
}

async function askType({ prompts }: Terminal): Promise<string> {
  const { businessTypes } = await import('../../templates/facts/business-types.ts');
  // The first one is chosen by pressing Enter.
  const options = [...new Set([anyBusiness, ...businessTypes])].map((value) => ({ value }));
  return (await prompts?.select({ message: question.type, options })) ?? anyBusiness;
}
