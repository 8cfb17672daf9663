import { codes } from '@suite/api';

/** The login provider's form for visitors outside the messenger. */
export const loginForm = `
  <p>登录后将返回学习平台</p>
  <form id="form" novalidate>
    <label for="mobile">手机号</label>
    <input id="mobile" inputmode="numeric" autocomplete="tel" maxlength="11">
    <div id="by-code">
      <label for="code">验证码</label>
      <div class="row"><input id="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"><button type="button" class="plain" id="send">获取验证码</button></div>
    </div>
    <div id="by-password" hidden>
      <label for="password">密码</label>
      <input id="password" type="password" autocomplete="current-password">
    </div>
    <div role="alert" id="words"></div>
    <button>登录</button>
    <button type="button" class="plain" id="other">使用密码登录</button>
  </form>
  <script>
    const at = (id) => document.getElementById(id);
    const words = (text) => { at('words').textContent = text || ''; };
    async function ask(path, body) {
      const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return response.json();
    }
    let usesCode = true;
    at('other').onclick = () => {
      usesCode = !usesCode;
      at('by-code').hidden = !usesCode;
      at('by-password').hidden = usesCode;
      at('other').textContent = usesCode ? '使用密码登录' : '使用验证码登录';
      words();
    };
    at('send').onclick = async () => {
      words();
      const answer = await ask('/api/user/sendMessage', { mobile: at('mobile').value, type: 'login' });
      if (answer.code !== ${codes.SUCCESS}) return words(answer.msg);
      let left = answer.data.seconds;
      at('send').disabled = true;
      const timer = setInterval(() => {
        left -= 1;
        at('send').disabled = left > 0;
        at('send').textContent = left > 0 ? left + ' 秒' : '重新获取';
        if (left <= 0) clearInterval(timer);
      }, 1000);
    };
    at('form').onsubmit = async (event) => {
      event.preventDefault();
      words();
      const proof = usesCode ? { code: at('code').value } : { password: at('password').value };
      const answer = await ask('/passport/sign-in' + location.search, { mobile: at('mobile').value, ...proof });
      if (answer.to) location.replace(answer.to); else words(answer.words);
    };
  </script>
`;
