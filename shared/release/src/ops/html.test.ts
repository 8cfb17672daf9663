import { html } from './html';

test('texts are escaped, markup is not', () => {
  const evil = `<script>alert("1" + '2' && 3)</script>`;
  expect(html`<p title="${evil}">${html`<b>${evil}</b>`}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot; + &#39;2&#39; &amp;&amp; 3)&lt;/script&gt;">' +
      '<b>&lt;script&gt;alert(&quot;1&quot; + &#39;2&#39; &amp;&amp; 3)&lt;/script&gt;</b></p>',
  );
});

test('lists are joined, numbers are shown, and absent values leave no text', () => {
  expect(html`${[html`<i>a</i>`, 'b<']}${0}${undefined}${false}`.text).toBe('<i>a</i>b&lt;0');
});
