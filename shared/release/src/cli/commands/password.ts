import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { hashPassword, isLongPassword, isName } from '../../ops/people';
import { flag, usage, type Command } from '../command';

export const passwordCommand: Command = {
  takes: 'NAME',
  summary: {
    en: 'Make the line by which somebody logs in to the ops pages, for --ops-users of the gateway.',
    zh: '生成某人登录发布台用的一行，放进网关的 --ops-users 文件。',
  },
  example: 'npm run release -- password Ann',
  options: {
    stdin: flag(
      'take the password from the first line of the input instead of making one',
      '从输入的第一行读取密码，而不是生成一个',
    ),
  },
  names: [1, 1],
  async run({ names: [name = ''], given }) {
    if (!isName(name)) {
      throw usage(`"${name}" cannot be the name of a user of ops`, `“${name}”不能作为发布台的用户名`);
    }
    const typed = given.flag('stdin') ? (await text(process.stdin)).split(/\r?\n/, 1)[0] : undefined;
    if (typed !== undefined && !isLongPassword(typed)) {
      throw usage('a password has at least 12 characters', '密码至少 12 个字符');
    }
    const password = typed ?? randomBytes(15).toString('base64url');
    const line = `${name}:${hashPassword(password)}`;
    const made = typed === undefined && { password };
    return {
      data: { line, ...made },
      lines: (say) => [
        ...(made ? [say(`password, shown only now: ${password}`, `密码，只显示这一次：${password}`)] : []),
        line,
      ],
    };
  },
};
