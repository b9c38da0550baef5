"""Basari: merchants walk an arcade, choose in secret, and haggle for what two of them want."""
