import { Article } from '@suite/ui';
import { Caption } from '../caption';
import css from '../gallery.module.css';

export function Articles() {
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
