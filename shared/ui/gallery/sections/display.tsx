import { Card, Collapse, Progress, Section, Steps, Tabs, Tag } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState } from 'react';
import { Caption } from '../caption';
import css from '../gallery.module.css';

const chapters = ['认识财务报表', '现金流量表', '利润表'].map((title, index) => ({
  key: title,
  title: `第${'一二三'[index]}章　${title}`,
  extra: index ? '未解锁' : '学习中',
  children: '本章共 6 节，预计用时 45 分钟。学完后完成章节测试，80 分及以上即可解锁下一章。',
}));

const tabs = ['目录', '资料', '笔记', '讨论', '班级通知', '常见问题'];

export function Display() {
  const [tab, setTab] = useState('目录');
  const [half, setHalf] = useState('本息');
  return (
    <>
      <Caption text="卡片、分区、进度、标签">
        <Card title="企业财务分析" extra={<Tag tone="success">已学</Tag>}>
          <Progress percent={64} label="学习进度" />
        </Card>
        <Section
          title="今日任务"
          extra={
            <Button type="link" size="small">
              全部
            </Button>
          }
        >
          <Card>
            <div className={css.row}>
              <Tag>学习中</Tag>
              <Tag tone="success">已通过</Tag>
              <Tag tone="warning">审核中</Tag>
              <Tag tone="danger">未通过</Tag>
              <Tag tone="grey">未解锁</Tag>
            </div>
          </Card>
        </Section>
      </Caption>
      <Caption text="标签页：少与多">
        <Tabs
          label="还款方式"
          value={half}
          onChange={setHalf}
          items={['本息', '本金'].map((key) => ({
            key,
            title: `等额${key}`,
            children: <Card>每月等额{key}的还款明细</Card>,
          }))}
        />
        <Tabs
          label="课程内容"
          value={tab}
          onChange={setTab}
          items={tabs.map((key) => ({ key, title: key, children: <Card>{key}的内容</Card> }))}
        />
      </Caption>
      <Caption text="折叠">
        <Collapse items={chapters} initial={['认识财务报表']} />
      </Caption>
      <Caption text="步骤">
        <Card title="退款进度">
          <Steps
            current={2}
            items={[
              { title: '提交申请', text: '11-18 09:12' },
              { title: '班主任审核', text: '11-18 15:40 已通过' },
              { title: '财务打款', text: '预计 3 个工作日内到账' },
              { title: '退款完成' },
            ]}
          />
        </Card>
      </Caption>
    </>
  );
}
