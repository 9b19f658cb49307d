import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

export function Button({ look = 'primary', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
