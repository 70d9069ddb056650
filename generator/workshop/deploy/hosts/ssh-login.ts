import type { Setting } from '../deploy-host.ts';

/** Lets a workflow log in to a server over SSH, if it has a key. */
export const sshLogin = `      - name: Set up SSH
        if: github.ref == 'refs/heads/main'
        run: |
          if [ -z "$SSH_KEY" ]; then exit 0; fi
          install -d -m 700 ~/.ssh
          printf '%s\\n' "$SSH_KEY" | install -m 600 /dev/stdin ~/.ssh/id_ed25519
          printf '%s\\n' "$SSH_KNOWN_HOSTS" >> ~/.ssh/known_hosts
          if [ -n "$SSH_PORT" ]; then printf 'Port %s\\n' "$SSH_PORT" >> ~/.ssh/config; fi
        env:
          SSH_KEY: \${{ secrets.SSH_KEY }}
          SSH_KNOWN_HOSTS: \${{ vars.SSH_KNOWN_HOSTS }}
          SSH_PORT: \${{ vars.SSH_PORT }}
`;

/** @param needed whether the server can also be reached in another way */
export function sshSettings(needed: Setting['needed']): Setting[] {
  return [
    { name: 'SSH_KEY', kind: 'secret', what: 'the private key of the account on the server', needed },
    {
      name: 'SSH_KNOWN_HOSTS',
      kind: 'variable',
      what: 'what ssh-keyscan -t ed25519 example.com prints for your server',
      needed,
    },
    { name: 'SSH_PORT', kind: 'variable', what: 'the port of SSH, if it is not 22', needed: 'optional' },
  ];
}
