import { parseArgs, type ParseArgsConfig } from 'node:util';
import { languageOf } from '../src/messages/catalogue';

/**
 * Reads the options of a trial. With `--help` it prints how the command is typed and ends it; a line that it does
 * not understand is refused with the same, before anything was begun.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: { en: string; zh: string },
  options: Options,
) {
  const args = process.argv.slice(2);
  const help = usage[languageOf(process.env)];
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}\n\n${help}`);
    process.exit(2);
  }
}
