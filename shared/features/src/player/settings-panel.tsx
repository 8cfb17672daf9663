import { sharpness } from '@suite/api';
import { IconClose, IconButton } from '@suite/ui';
import { useModal } from '@suite/ui/base';
import { useId, useRef } from 'react';
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

/** Speed, sharpness and mirror, over the picture: so it is there in full screen too. */
export function SettingsPanel({ settings, mirrors, hasChoice, onChange, onClose }: SettingsPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useModal(box, true, onClose);
  return (
    <div ref={box} className={css.panel} role="dialog" aria-modal="true" aria-label="播放设置" tabIndex={-1}>
      <IconButton className={css.close} label="关闭" onClick={onClose}>
        <IconClose />
      </IconButton>
      <Choice
        label="倍速"
        options={speeds.map((speed) => ({ value: speed, text: `${speed}x` }))}
        value={settings.speed}
        onChange={(speed) => onChange({ ...settings, speed })}
      />
      {hasChoice ? (
        <Choice
          label="清晰度"
          options={Object.values(sharpness).map((value) => ({ value, text: sharpnessText[value] }))}
          value={settings.sharpness}
          onChange={(value) => onChange({ ...settings, sharpness: value })}
        />
      ) : null}
      {mirrors.length > 1 ? (
        <Choice
          label="线路"
          options={mirrors.map(({ name }, value) => ({ value, text: name }))}
          value={settings.mirror}
          onChange={(mirror) => onChange({ ...settings, mirror })}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps<Value> {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend className={css.label}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label className={css.option} key={option.value}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={css.text}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
