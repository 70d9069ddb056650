import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

/** Lines and characters count from 0, as in the protocol. */
interface Position {
  line: number;
  character: number;
}

interface Problem {
  message: string;
  range: { start: Position; end: Position };
}

interface Completion {
  label: string;
  insertText: string;
}

/** What YAML editors ask their language server about a text. The file need not exist; each call needs another name. */
export interface LanguageServer {
  problems: (file: string, text: string) => Promise<Problem[]>;
  /** What can be inserted where `|` is in the text. */
  completions: (file: string, text: string) => Promise<Completion[]>;
  /** What is shown, as Markdown, for the word with `|` in it. */
  hover: (file: string, text: string) => Promise<string>;
  stop: () => void;
}

const program = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');

/** Without the schema store, the server requests nothing from the network. */
const settings = { validate: true, completion: true, hover: true, schemaStore: { enable: false } };

/** Starts the server that YAML editors run: https://microsoft.github.io/language-server-protocol/specification. */
export async function languageServer(): Promise<LanguageServer> {
  const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const waiting = new Map<string, (problems: Problem[]) => void>();
  connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => settings));
  connection.onRequest('client/registerCapability', () => null);
  connection.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: { uri: string; diagnostics: Problem[] }) => waiting.get(uri)?.(diagnostics),
  );
  connection.listen();

  const open = async (file: string, text: string) => {
    const uri = pathToFileURL(file).href;
    const textDocument = { uri, languageId: 'yaml', version: 1, text: text.replace('|', '') };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    const before = text.slice(0, text.indexOf('|')).split('\n');
    return {
      textDocument: { uri },
      position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
    };
  };
  const textDocument = { completion: { completionItem: { snippetSupport: true } } };
  await connection.sendRequest('initialize', {
    rootUri: null,
    capabilities: { textDocument, workspace: { configuration: true } },
  });
  await connection.sendNotification('initialized', {});

  return {
    problems: async (file, text) => {
      const published = new Promise<Problem[]>((done) => waiting.set(pathToFileURL(file).href, done));
      await open(file, text);
      return published;
    },
    completions: async (file, text) => {
      const asked = await open(file, text);
      return (await connection.sendRequest<{ items: Completion[] }>('textDocument/completion', asked)).items;
    },
    hover: async (file, text) => {
      const asked = await open(file, text);
      return (await connection.sendRequest<{ contents: { value: string } }>('textDocument/hover', asked)).contents
        .value;
    },
    stop: () => {
      connection.dispose();
      server.kill();
    },
  };
}
