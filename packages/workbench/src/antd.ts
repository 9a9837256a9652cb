/**
 * The antd components in use; the only import path for antd. Styles of exactly these are extracted at build
 * time (antd-styles.ts), so a component imported elsewhere would be unstyled.
 */
export {
  Alert,
  App,
  Button,
  Checkbox,
  Form,
  Input,
  InputNumber,
  Pagination,
  Radio,
  Select,
  Skeleton,
  Switch,
  Table,
  Tag,
  message,
} from 'antd';
export { Drawer } from './drawer.ts';
export { Modal } from './modal.ts';
export type { FormInstance, FormRule, InputRef, TableColumnsType } from 'antd';
