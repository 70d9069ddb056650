import type { DeployHost, Setting } from './deploy-host.ts';
import { type DeployHostName, deployHosts } from './hosts.ts';

interface WorkflowOptions {
  /** Whether to publish every morning too, for what changes on a date and not with an edit. */
  daily: boolean;
}

/** The text of a GitHub Actions workflow that checks each change, says what visitors will see, and publishes the main branch. */
export function workflowFor(name: DeployHostName, { daily }: WorkflowOptions): string {
  const host: DeployHost = deployHosts[name];
  const options = `--host ${name} --workflow${daily ? ' --daily' : ''}`;
  return `# Checks the site, says what visitors will see change, and publishes the main branch. See docs/publishing.md.
# Written by:  npm run deploy -- ${options}
name: Publish
on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:
${daily ? everyMorning : ''}
permissions:
  contents: read

# One after the other, so that an older commit is never published over a newer one.
concurrency:
  group: publish-\${{ github.ref }}

jobs:
  site:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    env:
      MAPS_KEY: \${{ vars.MAPS_KEY }}
    steps:
${preparation}${checks}${host.workflow?.before ?? ''}${host.workflow?.steps ?? publishStep(name, host.settings)}${host.workflow?.jobs ?? ''}`;
}

/** Not at a full hour, when GitHub is busy: https://docs.github.com/actions/reference/events-that-trigger-workflows#schedule */
const everyMorning = `  schedule:
    - cron: '17 10 * * *'
`;

const preparation = `      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      # After npm ci, which deletes node_modules.
      - uses: actions/cache@v4
        with:
          path: |
            dist
            node_modules/.cache/local-pages
          key: site-\${{ github.run_id }}
          restore-keys: site-
`;

const checks = `      - name: Read what is published
        run: npm run deploy -- --record
        env:
          PUBLISHED_AT: \${{ vars.PUBLISHED_AT }}
      - name: Check
        run: npm run validate -- --format github
      - name: Say what visitors will see change
        run: |
          npm run --silent diff -- --published --format markdown > "$RUNNER_TEMP/changes.md"
          cat "$RUNNER_TEMP/changes.md" >> "$GITHUB_STEP_SUMMARY"
      - name: Say it on the pull request
        if: github.event_name == 'pull_request'
        # Nobody may comment from a fork. The summary has it too.
        continue-on-error: true
        run: gh pr comment "$PULL_REQUEST" --edit-last --create-if-none --body-file "$RUNNER_TEMP/changes.md"
        env:
          GH_TOKEN: \${{ github.token }}
          PULL_REQUEST: \${{ github.event.number }}
      - name: Build
        run: npm run generate
`;

function publishStep(name: DeployHostName, settings: readonly Setting[]): string {
  const values = settings.map(({ name, kind }) => {
    return `          ${name}: \${{ ${kind === 'secret' ? 'secrets' : 'vars'}.${name} }}\n`;
  });
  return `      - name: Publish
        if: github.ref == 'refs/heads/main'
        run: npm run deploy -- --host ${name} --publish
        env:
${values.join('')}`;
}
