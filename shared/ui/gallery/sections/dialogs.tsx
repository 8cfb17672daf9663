import { Checkbox, Notify } from '@suite/ui';
import { Button, Dialog, Toast } from '@suite/ui/base';
import { Caption } from '../caption';
import css from '../gallery.module.css';

const notices = [
  ['info', '一般'],
  ['success', '成功'],
  ['warning', '提醒'],
  ['danger', '严重'],
] as const;

function busy() {
  Toast.loading('正在提交');
  setTimeout(() => Toast.success('提交成功'), 1500);
}

async function agree() {
  const confirmed = await Dialog.confirm({
    title: '开通确认',
    message: '课程开通后将开始计算学习有效期，请确认已准备好开始学习。',
    confirmText: '立即开通',
    cancelText: '再想想',
    agreement: { box: (state) => <Checkbox {...state}>我已阅读并同意《学习服务协议》</Checkbox> },
  });
  Toast.info(confirmed ? '已开通' : '已取消');
}

export function Dialogs() {
  return (
    <>
      <Caption text="轻提示" padded>
        <div className={css.row}>
          <Button size="small" type="default" onClick={() => Toast.info('网络较慢，请稍候再试')}>
            文字
          </Button>
          <Button size="small" type="default" onClick={() => Toast.success('保存成功')}>
            成功
          </Button>
          <Button size="small" type="default" onClick={() => Toast.fail('验证码不正确')}>
            失败
          </Button>
          <Button size="small" type="default" onClick={busy}>
            加载
          </Button>
        </div>
      </Caption>
      <Caption text="对话框" padded>
        <div className={css.row}>
          <Button size="small" type="default" onClick={() => Dialog.alert({ message: '本次考试已提交' })}>
            告知
          </Button>
          <Button
            size="small"
            type="default"
            onClick={() => Dialog.confirm({ message: '还有 3 道题未作答，确定交卷吗？' })}
          >
            询问
          </Button>
          <Button size="small" type="default" onClick={agree}>
            协议
          </Button>
        </div>
      </Caption>
      <Caption text="通知" padded>
        <div className={css.row}>
          {notices.map(([kind, name]) => (
            <Button
              size="small"
              type="default"
              key={kind}
              onClick={() => Notify[kind]('已切换到线路二，继续播放')}
            >
              {name}
            </Button>
          ))}
        </div>
      </Caption>
    </>
  );
}
