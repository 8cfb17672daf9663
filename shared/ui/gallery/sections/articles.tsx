import { Article, Card, RichText } from '@suite/ui';
import { Caption } from '../caption';
import css from '../gallery.module.css';

export function Articles() {
  return (
    <>
      <Document />
      <Caption text="课程正文：只留安全的内容，表格在框内滚动，图片点开看大图">
        <Card>
          <RichText html={text} />
        </Card>
      </Caption>
    </>
  );
}

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const text = `<h3>复利公式</h3><p>S = P(1 + r)<sup>n</sup>，时间越长，<span style="color:red">差别越大</span>。</p>
<table><tr><th>年份</th><th>本金</th><th>年利率</th><th>单利合计</th><th>复利合计</th></tr>
<tr><td>第 10 年</td><td>10000 元</td><td>4%</td><td>14000 元</td><td>14802 元</td></tr></table>
<p><img src="${picture}" alt="示例图" width="120" height="60"></p>`;

function Document() {
  return (
    <Caption text="长文：目录可跳转，读过目录后可一键返回">
      <div className={css.white}>
        <Article
          title="学习服务协议"
          meta={['版本 2.1', '2024-11-01 生效']}
          intro={['欢迎使用本平台的学习服务。请在报名前仔细阅读以下内容。']}
          sections={[
            { title: '服务内容', blocks: ['平台按课程页所列内容提供视频课程、章节测试与班级辅导。'] },
            {
              title: '退费规则',
              blocks: [['开课前可全额退费', { term: '开课后 7 日内', text: '扣除已学课时费用后退还余款' }]],
            },
          ]}
        />
      </div>
    </Caption>
  );
}
