import { Card } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { Caption } from '../caption';

export function Pages() {
  return (
    <Caption text="底部操作栏固定在屏幕下方，不遮挡内容">
      <Page footer={<Button block>立即报名</Button>}>
        {['课程介绍', '适合人群', '讲师团队', '常见问题'].map((title) => (
          <Card title={title} key={title}>
            系统讲解企业财务分析的核心方法，配套真实案例与每章测试，学完可获得结业证书。
          </Card>
        ))}
      </Page>
    </Caption>
  );
}
