import { Checkbox, Field, NumberField, RadioGroup, Rate, TextArea } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { Caption } from '../caption';

export function Inputs() {
  const [name, setName] = useState('陈思远');
  const [mail, setMail] = useState('siyuan@');
  const [amount, setAmount] = useState('100');
  const [rate, setRate] = useState('');
  const [method, setMethod] = useState<'interest' | 'principal' | undefined>('interest');
  const [years, setYears] = useState<string>();
  const [note, setNote] = useState('老师讲得很清楚，例题也贴近实际。');
  const [stars, setStars] = useState(4);
  const [agreed, setAgreed] = useState(true);
  return (
    <>
      <Caption text="文本、必填、提示、错误、不可用">
        <CellGroup>
          <Field label="姓名" required value={name} onChange={setName} placeholder="请输入真实姓名" />
          <Field label="手机号" value="" onChange={() => {}} inputMode="tel" placeholder="请输入手机号" />
          <Field label="邮箱" value={mail} onChange={setMail} inputMode="email" error="邮箱格式不正确" />
          <Field
            label="税号"
            value=""
            onChange={() => {}}
            placeholder="企业抬头必填"
            hint="18 位统一社会信用代码"
          />
          <Field label="持卡人" value="陈思远" onChange={() => {}} disabled />
        </CellGroup>
      </Caption>
      <Caption text="数字与单位">
        <CellGroup>
          <NumberField label="贷款金额" unit="万元" value={amount} onChange={setAmount} />
          <NumberField
            label="年利率"
            unit="%"
            value={rate}
            onChange={setRate}
            placeholder="3.5"
            error="请输入年利率"
          />
        </CellGroup>
      </Caption>
      <Caption text="单选">
        <CellGroup>
          <RadioGroup
            label="还款方式"
            options={[
              { value: 'interest', label: '等额本息' },
              { value: 'principal', label: '等额本金' },
            ]}
            value={method}
            onChange={setMethod}
          />
          <RadioGroup
            label="贷款年限"
            options={['5', '10', '15', '20', '25', '30'].map((value) => ({
              value,
              label: `${value} 年`,
              disabled: value === '5',
            }))}
            value={years}
            onChange={setYears}
          />
        </CellGroup>
      </Caption>
      <Caption text="多行文字与评分">
        <CellGroup>
          <Rate label="课程评价" value={stars} onChange={setStars} />
          <TextArea label="说说您的感受" value={note} onChange={setNote} maxLength={200} />
          <TextArea
            label="补充说明"
            value=""
            onChange={() => {}}
            placeholder="选填"
            rows={2}
            error="内容含有不当词语"
          />
        </CellGroup>
      </Caption>
      <Caption text="勾选" padded>
        <Checkbox checked={agreed} onChange={setAgreed}>
          我已阅读并同意《学习服务协议》与《退费规则》，知悉课程开通后的退费标准
        </Checkbox>
        <Checkbox checked={!agreed} onChange={(value) => setAgreed(!value)}>
          暂不同意
        </Checkbox>
        <br />
        <Checkbox checked disabled onChange={() => {}}>
          已确认，不可更改
        </Checkbox>
      </Caption>
    </>
  );
}
