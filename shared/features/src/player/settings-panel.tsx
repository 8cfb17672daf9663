import { sharpness } from '@suite/api';
import { IconClose, IconButton } from '@suite/ui';
import { useModal } from '@suite/ui/base';
import { useRef } from 'react';
import { sharpnessText } from './controls';
import type { Settings } from './settings';
import css from './settings-panel.module.css';
import { speeds } from './speed';
import type { Mirror } from './streams';

interface SettingsPanelProps {
  settings: Settings;
  mirrors: readonly Mirror[];
  hasChoice: boolean;
  onChange: (settings: Settings) => void;
  onClose: () => void;
}

/** Speed, sharpness and mirror, over the picture: so it is there in full screen too. A choice closes it. */
export function SettingsPanel({ settings, mirrors, hasChoice, onChange, onClose }: SettingsPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useModal(box, true, onClose);
  const choose = (change: Partial<Settings>) => {
    onChange({ ...settings, ...change });
    onClose();
  };
  return (
    <div ref={box} className={css.panel} role="dialog" aria-modal="true" aria-label="播放设置" tabIndex={-1}>
      <IconButton className={css.close} label="关闭" onClick={onClose}>
        <IconClose />
      </IconButton>
      <Choice
        label="倍速"
        options={speeds.map((speed) => ({ value: speed, text: `${speed}x` }))}
        value={settings.speed}
        onChoose={(speed) => choose({ speed })}
      />
      <div className={css.pair}>
        {hasChoice ? (
          <Choice
            label="清晰度"
            options={Object.values(sharpness).map((value) => ({ value, text: sharpnessText[value] }))}
            value={settings.sharpness}
            onChoose={(value) => choose({ sharpness: value })}
          />
        ) : null}
        {mirrors.length > 1 ? (
          <Choice
            label="线路"
            options={mirrors.map(({ name }, value) => ({ value, text: name }))}
            value={settings.mirror}
            onChoose={(mirror) => choose({ mirror })}
          />
        ) : null}
      </div>
      <p className={css.hint}>双击左右两侧退、进 10 秒，按住画面 2 倍速；键盘用 ← → 和按住 2</p>
    </div>
  );
}

interface ChoiceProps<Value> {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <div className={css.choice} role="group" aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <div className={css.options}>
        {options.map((option) => (
          <button
            type="button"
            className={css.option}
            key={option.value}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            <span className={css.text}>{option.text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
