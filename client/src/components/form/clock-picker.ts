import { DatePicker } from 'antd';
import { clockConfig } from './clock-config';
import styles from './clock-picker.module.css';

/** A date picker that reckons in the zone that its reader chose. */
export const ClockPicker = DatePicker.generatePicker(clockConfig);

/** Of each: what opens is seen whole, if need be over its field. */
export const openedWhole = {
  popupAlign: { offset: [0, 0], overflow: { adjustX: true, adjustY: true, shiftX: true, shiftY: true } },
  classNames: { popup: { root: styles.opened ?? '' } },
};
