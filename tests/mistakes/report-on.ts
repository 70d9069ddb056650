import { type Change, siteWith } from '../harness/messages/audit.ts';
import { project, reportOf } from '../harness/project/project.ts';

/** What an owner reads after writing this into pages/a.yaml, with the first section types alone, so that a new one edits no test. */
export async function reportOn(yaml: string | Buffer): Promise<string> {
  const report = await reportOf({ 'pages/a.yaml': yaml });
  return report.replace(/(The types are: [\w-]+, [\w-]+),.*/g, '$1, …');
}

/** What an owner reads after replacing some texts of site.yaml. */
export async function siteReportOf(...changes: Change[]): Promise<string> {
  return reportOf({ 'site.yaml': await siteWith(...changes) });
}

/** Every error of a site with all these pages, as a message and a hint. */
export async function errorsIn(pages: readonly string[]): Promise<string[]> {
  const files = pages.map((yaml, index) => [`pages/${index + 10}.yaml`, yaml]);
  const { generate } = await project('small', Object.fromEntries(files));
  const { out } = await generate('check', '--format', 'json');
  const problems: { severity: string; message: string; hint: string }[] = JSON.parse(out);
  return problems.filter(({ severity }) => severity === 'error').map(({ message, hint }) => `${message} ${hint}`);
}
